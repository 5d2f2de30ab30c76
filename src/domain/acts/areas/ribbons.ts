/** Acts on ribbons (2B). The network has no call that reads one, so the list is read. */
import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBONS_REQUESTED } from '#domain/network/ribbons.ts';
import { everyRow, findRow } from '../../lists/paging.ts';
import { ribbonChanges, ribbonLabel } from '../../network/ribbons.ts';
import { plainText } from '../../text/html/rich-text.ts';
import { condition, declareAct, type Kind, named, type Read } from '../act.ts';
import { created, type Equals, newThing } from '../equals.ts';
import { gone, turned } from '../proofs.ts';

export const RIBBON: Kind<Ribbon> = {
  noun: 'ribbon',
  name: ({ id }) => `ribbon ${id}`,
  ref: ({ id }) => ({ kind: 'ribbon', id }),
  read: (read, { id }) => findRow(id, (paging) => read('ribbons.list', paging), RIBBONS_REQUESTED),
  changes: ribbonChanges,
  state: (ribbon) => ribbonLabel(ribbon).text.toLowerCase(),
  areas: ['ribbons'],
};

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

export const NEW_RIBBON: Kind<Equals> = newThing({
  kind: 'ribbon',
  noun: RIBBON.noun,
  label: 'The same ribbon',
  find: equalRibbons,
  areas: RIBBON.areas,
});

const turning = (active: boolean, label: string, follows: string) =>
  declareAct<Ribbon>({
    kind: RIBBON,
    label,
    key: active ? 'P' : 'U',
    question: `Are you sure you want to ${label.toLowerCase()} this ribbon? ${follows}`,
    done: `Ribbon ${label.toLowerCase()}ed`,
    alert: 'Error updating ribbon',
    conditions: [
      condition(
        `the ribbon is ${active ? 'active' : 'inactive'}`,
        ({ is_active: isActive }) => isActive !== active,
      ),
    ],
    call: ({ id }) => ({ endpoint: 'ribbons.update', input: { id, is_active: active } }),
    proof: turned(active ? 'Active' : 'Inactive', (ribbon) => ribbon.is_active === active),
  });

/** The alerts are word for word (2B17), that of Remove as well. */
export const RIBBON_ACTS = named({
  'ribbon.create': declareAct<Equals, Content>({
    kind: NEW_RIBBON,
    label: 'Create',
    key: 'N',
    isInNoMenu: true,
    question: null,
    done: 'Ribbon created',
    alert: 'Error creating ribbon',
    conditions: [],
    call: (_now, { content }) => ({ endpoint: 'ribbons.create', input: { content } }),
    proof: created((id) => `Ribbon ${id} has the text that was sent`),
  }),
  'ribbon.update': declareAct<Ribbon, Content, Content>({
    kind: RIBBON,
    label: 'Save',
    key: 'E',
    question: null,
    done: 'Ribbon saved',
    alert: 'Error updating ribbon',
    conditions: [],
    call: ({ id }, { content }) => ({ endpoint: 'ribbons.update', input: { id, content } }),
    changed: () => ({ fields: ['Content'] }),
    proof: turned('Has the text that was sent', isAs),
  }),
  'ribbon.publish': turning(true, 'Publish', 'All users will see it.'),
  'ribbon.unpublish': turning(false, 'Unpublish', 'Users will not see it any more.'),
  'ribbon.remove': declareAct<Ribbon>({
    kind: RIBBON,
    label: 'Remove',
    key: 'D',
    question: 'Are you sure you want to remove this ribbon? You cannot undo this.',
    done: 'Ribbon removed',
    alert: 'Error creating ribbon',
    conditions: [],
    call: ({ id }) => ({ endpoint: 'ribbons.remove', input: { id } }),
    proof: gone('No longer among the ribbons'),
  }),
});
