import { ListPage } from './ListPage.ts';

/** The verification queues by their path, as a person uses them. */
export class ReviewPage extends ListPage {
  get search() {
    return this.page.getByRole('searchbox');
  }

  expander(id: string) {
    return this.grid.getByRole('button', { name: `Details of ${id}` });
  }

  /** Goes there by its entry in the sidebar. */
  async enter() {
    const entry = this.page.getByRole('navigation', { name: 'Main' });
    await entry.getByRole('link', { name: this.title }).click();
    await this.rows.first().waitFor();
  }

  /** Brings what fits a search into the list. */
  async find(search: string, id: string) {
    await this.search.fill(search);
    const written = new URLSearchParams({ search }).toString();
    await this.page.waitForURL((url) => url.hash.includes(written));
    await this.cell(id, 'name').waitFor();
  }

  /** The ids of the rows, from the first to the last. */
  async ids() {
    return await this.rows.evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('row-business-key')),
    );
  }
}
