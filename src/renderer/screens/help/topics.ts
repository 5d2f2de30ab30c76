/** The pages of the manual, which are part of this program. They are loaded with the screen or the palette. */
import { plainText } from '#domain/text/html/rich-text.ts';
import actions from '#resources/manual/help/actions.html?raw';
import finding from '#resources/manual/help/finding.html?raw';
import firstDayAdmin from '#resources/manual/help/first-day-admin.html?raw';
import firstDayManager from '#resources/manual/help/first-day-manager.html?raw';
import firstDayPrincipal from '#resources/manual/help/first-day-principal.html?raw';
import limits from '#resources/manual/help/limits.html?raw';
import live from '#resources/manual/help/live.html?raw';
import pane from '#resources/manual/help/pane.html?raw';
import practice from '#resources/manual/help/practice.html?raw';
import queues from '#resources/manual/help/queues.html?raw';
import rates from '#resources/manual/help/rates.html?raw';
import trouble from '#resources/manual/help/trouble.html?raw';

import type { HelpPicture } from './Pictured.tsx';

/** A page of the manual. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** Its text; null where it is made of the program's own tables. */
  readonly html: string | null;
  readonly picture?: HelpPicture;
}

const WITHDRAWAL: HelpPicture = {
  name: 'withdrawal',
  shows: 'The review of one referral withdrawal, with what is known of it and its buttons',
};

export const TOPICS = [
  { id: 'screens', title: 'What each screen is for', html: null },
  {
    id: 'first-day-admin',
    title: 'A first day: admin',
    html: firstDayAdmin,
    picture: {
      name: 'home',
      shows: '‘Needs attention’ on Home: each queue with its count, the late ones first',
    },
  },
  {
    id: 'first-day-manager',
    title: 'A first day: manager',
    html: firstDayManager,
    picture: {
      name: 'home-manager',
      shows: '‘Needs attention’ on the Home of a manager: each queue with its count',
    },
  },
  {
    id: 'first-day-principal',
    title: 'A first day: principal',
    html: firstDayPrincipal,
    picture: WITHDRAWAL,
  },
  { id: 'keys', title: 'Keyboard shortcuts', html: null },
  {
    id: 'finding',
    title: 'Find orders and users',
    html: finding,
    picture: { name: 'palette', shows: 'Find anything, with what ‘trans’ finds' },
  },
  {
    id: 'live',
    title: 'Live, ‘as of’ and marks',
    html: live,
    picture: { name: 'mark', shows: 'The head of a list with ‘as of’, and a row with a mark' },
  },
  {
    id: 'pane',
    title: 'The pane and the timelines',
    html: pane,
    picture: {
      name: 'pane',
      shows: 'The pane of a matched order: what it is waiting for, and its actions',
    },
  },
  {
    id: 'actions',
    title: 'Actions and ‘outcome unknown’',
    html: actions,
    picture: {
      name: 'approve-match',
      shows: 'The question Approve Match, with what supports and contradicts it',
    },
  },
  { id: 'queues', title: 'Queues and their clocks', html: queues },
  { id: 'rates', title: 'Rate limits and quotes', html: rates },
  { id: 'limits', title: 'What Corridor cannot prevent', html: limits },
  { id: 'practice', title: 'Practice and samples', html: practice },
  { id: 'trouble', title: 'When something fails', html: trouble },
] as const satisfies readonly Topic[];
export type TopicId = (typeof TOPICS)[number]['id'];

/** The address of a page. */
export const topicPath = (id: TopicId): string => `/help?topic=${id}`;

/** The words of a page, without its tags; none where it has no text of its own. */
export const topicWords = ({ html }: Pick<Topic, 'html'>): string =>
  plainText(html ?? '').replaceAll('\n', ' ');
