/** Ribbons: their chip, and what a person bases a decision about one on (2B). */
import type { Ribbon } from '#contract/network/ribbons.ts';
import { isUnreadable, unreadableText } from '#contract/wire/unreadable.ts';
import { changesIn, textFacet } from '../changes/changes.ts';
import { plainText } from '../text/html/rich-text.ts';
import type { StatusLabel } from '../text/status.ts';

/** Rows per request of the list (2B). */
export const RIBBONS_REQUESTED = 10;

/** Whether users see it, as a chip. */
export function ribbonLabel({ is_active: isActive }: Ribbon): StatusLabel {
  if (isUnreadable(isActive)) return { text: unreadableText(isActive), tone: 'neutral' };
  return isActive ? { text: 'Active', tone: 'brand' } : { text: 'Inactive', tone: 'neutral' };
}

/** The changes of a ribbon between two loads. */
export const ribbonChanges = changesIn<Ribbon>([
  textFacet('Status', (ribbon) => ribbonLabel(ribbon).text),
  textFacet('Text', ({ content }) => plainText(content ?? '')),
  textFacet('Content', ({ content }) => content),
]);
