import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answered, type Evidence, unanswered } from '#domain/standing/evidence.ts';
import { textsOf } from '#renderer/testing/texts.ts';
import { EvidenceView } from './EvidenceView.tsx';

const AT = '2026-11-20T00:04:00.000Z';
const REASON = 'No transfer of this amount was found on the account';

const PAID = { what: 'Matcher paid', when: AT, by: '‘matcher bank statement’' };
const CONFIRMED = {
  what: 'Beneficiary confirmed',
  when: null,
  by: `‘Beneficiary confirmation’: ${REASON}`,
};

/** The pixels of a dialog's content at its usual width. */
const DIALOG_WIDTH = 552;

const list = page.getByRole('list', { name: 'Evidence' });
const rows = list.getByRole('listitem');

/** Draws evidence as wide as in a dialog; the function it returns draws other evidence in its place. */
function draw(evidence: readonly Evidence[]) {
  const container = document.body.appendChild(document.createElement('main'));
  container.style.width = `${DIALOG_WIDTH}px`;
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const redraw = (now: readonly Evidence[]) =>
    root.render(
      <FluentProvider theme={webLightTheme}>
        <EvidenceView evidence={now} />
      </FluentProvider>,
    );
  redraw(evidence);
  return redraw;
}

describe('the evidence below a question', () => {
  it('says of each row what, the answer, what it means for the act, when and by what', async () => {
    draw([
      answered(PAID, true, 'yes'),
      answered(CONFIRMED, false, 'yes'),
      unanswered('Statement found', 'not known', 'No validation event says so'),
    ]);
    await expect
      .poll(() => textsOf(rows))
      .toEqual([
        'Matcher paidYessupports11/20/2026, 1:04:00 AM‘matcher bank statement’',
        `Beneficiary confirmedNocontradicts‘Beneficiary confirmation’: ${REASON}`,
        'Statement foundNot knownNo validation event says so',
      ]);
  });

  it('keeps its room while it loads, and cuts nothing off', async () => {
    const redraw = draw([
      unanswered('Matcher paid', 'loading'),
      unanswered('Beneficiary confirmed', 'loading'),
    ]);
    await expect.element(rows.first()).toHaveTextContent('Loading…');
    const before = list.element().getBoundingClientRect().height;
    redraw([answered(PAID, true, 'no'), answered(CONFIRMED, false, 'yes')]);
    await expect.element(rows.first()).toHaveTextContent('contradicts');
    expect(list.element().getBoundingClientRect().height).toBe(before);
    // What is inline has no width of its own.
    const parts = [list.element(), ...list.element().querySelectorAll('*')];
    const cut = parts.filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
    expect(cut).toEqual([]);
  });
});
