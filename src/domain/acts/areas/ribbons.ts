/** Acts on ribbons (2B). The network has no call that reads one, so the list is read. */
import { RIBBONS_REQUESTED, type Ribbon } from '#contract/network/ribbons.ts';
import { everyRow, findRow } from '../../lists/paging.ts';
import { ribbonChanges } from '../../network/ribbons.ts';
import { plainText } from '../../text/rich-text.ts';
import {
  declareAct,
  gone,
  inEveryState,
  named,
  type Read,
  type Subject,
  turned,
} from '../declare.ts';
import { created, type Equals, newThing } from '../equals.ts';

export const RIBBON: Subject<Ribbon> = {
  noun: 'ribbon',
  name: ({ id }) => `ribbon ${id}`,
  ref: ({ id }) => ({ kind: 'ribbon', id }),
  read: (read, { id }) => findRow(id, (paging) => read('ribbons.list', paging), RIBBONS_REQUESTED),
  changes: ribbonChanges,
  areas: ['ribbons'],
};

/** The content of a ribbon, as HTML. */
interface Content {
  readonly content: string;
}

const lettersOf = (html: string) => plainText(html).replaceAll(/\s/gu, '');

/** Servers clean the markup of a ribbon, which puts space between its words: its letters are compared. */
const isAs = (ribbon: Ribbon, { content }: Content): boolean =>
  lettersOf(ribbon.content ?? '') === lettersOf(content);

async function equalRibbons(read: Read, wanted: Content): Promise<string[]> {
  const all = await everyRow((paging) => read('ribbons.list', paging), RIBBONS_REQUESTED);
  return all.filter((ribbon) => isAs(ribbon, wanted)).map(({ id }) => id);
}

export const NEW_RIBBON: Subject<Equals> = newThing({
  kind: 'ribbon',
  noun: RIBBON.noun,
  label: 'The same ribbon',
  find: equalRibbons,
  areas: RIBBON.areas,
});

const turning = (active: boolean) =>
  declareAct<Ribbon>({
    subject: RIBBON,
    isPossible: ({ is_active: isActive }) => isActive !== active,
    call: ({ id }) => ({ endpoint: 'ribbons.update', input: { id, is_active: active } }),
    outcome: turned(active ? 'Active' : 'Inactive', (ribbon) => ribbon.is_active === active),
  });

export const RIBBON_ACTS = named({
  'ribbon.create': declareAct<Equals, Content>({
    subject: NEW_RIBBON,
    isPossible: inEveryState,
    call: (_now, { content }) => ({ endpoint: 'ribbons.create', input: { content } }),
    outcome: created((id) => `Ribbon ${id} has the text that was sent`),
  }),
  'ribbon.update': declareAct<Ribbon, Content, Content>({
    subject: RIBBON,
    isPossible: inEveryState,
    call: ({ id }, { content }) => ({ endpoint: 'ribbons.update', input: { id, content } }),
    changed: () => ({ fields: ['Content'] }),
    outcome: turned('Has the text that was sent', isAs),
  }),
  'ribbon.publish': turning(true),
  'ribbon.unpublish': turning(false),
  'ribbon.remove': declareAct<Ribbon>({
    subject: RIBBON,
    isPossible: inEveryState,
    call: ({ id }) => ({ endpoint: 'ribbons.remove', input: { id } }),
    outcome: gone('No longer among the ribbons'),
  }),
});
