import type { Page } from '@playwright/test';
import { readPage } from '../support/api.ts';
import { ListPage } from './ListPage.ts';

/** The parts of a dispute that the specs choose by. */
interface WireDispute {
  readonly id: number;
  readonly status: string;
  readonly match_id: number;
  readonly pb_response: 0 | 1 | null;
  readonly order: { readonly id: number };
  readonly match: Readonly<Record<string, unknown>>;
}

/** Dispute Resolution as a person uses it. */
export class DisputesPage extends ListPage {
  readonly url: string;

  constructor(page: Page, sandboxUrl: string) {
    super(page, 'Dispute Resolution');
    this.url = sandboxUrl;
  }

  /** The details of a dispute. */
  get details() {
    return this.page.getByRole('dialog');
  }

  side(name: 'Matcher' | 'Poster Beneficiary') {
    return this.details.getByRole('region', { name, exact: true });
  }

  /** Undecided disputes with a pending match; newest first. */
  async undecided(): Promise<readonly WireDispute[]> {
    const { models } = await readPage(this.url, 'admin/disputes?page=1&pageSize=200');
    return (models as unknown as readonly WireDispute[]).filter(
      ({ status, match }) =>
        status === 'pending' &&
        match['cancelled_at'] === null &&
        match['matcher_payment_completed_at'] === null &&
        match['completed_at'] === null,
    );
  }

  /** Opens the details of an undecided dispute. */
  async viewUndecided(): Promise<WireDispute> {
    const [dispute] = await this.undecided();
    if (!dispute) throw new Error('The sandbox has no undecided dispute');
    await this.show(dispute.id);
    await this.view(dispute.id);
    return dispute;
  }

  /** Goes to the page of the list that has the dispute. */
  async show(id: number | string) {
    const { models } = await readPage(this.url, 'admin/disputes?page=1&pageSize=200');
    const place = models.findIndex((each) => String(each['id']) === String(id));
    await this.open(`/dispute-resolutions?page=${Math.floor(place / 10) + 1}`);
    await this.cell(String(id), 'actions').waitFor();
  }

  /** Opens the details of a dispute that the page of the list has. */
  async view(id: number | string) {
    await this.choose(String(id), 'View');
    await this.details.getByText(`Dispute ${id}`).waitFor();
  }
}
