/** Portraits of people, as the lists and screens show them. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { apiReachable } from '#renderer/client/calls/endpoints.ts';
import type { Answers, FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { answersWith, FIRST_ORDER, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { type OpenPage, openPage } from '#renderer/testing/openPage.ts';

/** A PNG of one pixel. The address differs for each portrait, as that of a host does. */
const pixel = (name: string) =>
  `data:image/png;name=${name};base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

let lists = 0;
/** A network with 60 users; their portraits have addresses that no test before has asked for. */
function network() {
  lists += 1;
  const list = lists;
  const users = Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    full_name: `Person ${index + 1}`,
    full_name_shown: `Person ${index + 1}`,
    status: 'new',
    avatar: `avatars/${list}-${index + 1}.png?signed=1`,
  }));
  const answers: Answers = {
    ...answersWith([]),
    'users.list': (input) => {
      const { models: data, pagination } = pageOf(users, input);
      return { data, pagination };
    },
  };
  return { users, answers };
}

type Show = NonNullable<NonNullable<FakeDesk['handlers']>['attachments.portrait']>;
const shown: Show = ({ url }) => ({
  status: 'shown',
  src: pixel(encodeURIComponent(url)),
  type: 'image/png',
  size: 100,
});
const asDesk = (answers: Answers, show: Show = shown): FakeDesk => ({
  answers,
  handlers: { 'attachments.portrait': show, 'attachments.cancel': () => undefined },
});

const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
const card = (number: number) => cards.filter({ hasText: `Person ${number}` }).first();
const pictureIn = (place: Element) => place.querySelector<HTMLImageElement>('.fui-Avatar img');
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.fui-Avatar img')];
const askedFor = ({ calls }: OpenPage) =>
  calls.flatMap(({ name, input }) =>
    name === 'attachments.portrait' ? [(input as { readonly url: string }).url] : [],
  );
/** The cards of which something is on the screen. */
const cardsInView = () =>
  cards.elements().filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

describe('the portraits of a list of users', { tags: ['2UD06'] }, () => {
  it('are asked for once each, when they come into view', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(1024, 480);
    const { answers, users } = network();
    const opened = await openPage('/users', asDesk(answers));
    await expect.poll(() => pictures().length).toBeGreaterThan(0);
    await expect.poll(() => askedFor(opened).length - pictures().length).toBe(0);
    const first = askedFor(opened);
    expect(first.length).toBeLessThanOrEqual(cardsInView().length);
    expect(first.length).toBeLessThan(cards.elements().length);
    expect(first).toEqual(users.slice(0, first.length).map(({ avatar }) => avatar));
    // Those that come into view are asked for then, and none a second time.
    cards.elements().at(-1)?.scrollIntoView();
    await expect.poll(() => askedFor(opened).length).toBeGreaterThan(first.length);
    cards.elements()[0]?.scrollIntoView();
    await expect.poll(() => pictureIn(card(1).element())).not.toBeNull();
    const asked = askedFor(opened);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThanOrEqual(cards.elements().length);
  });

  it('are initials while they load and where they cannot be loaded', async () => {
    const { answers, users } = network();
    const arrival = Promise.withResolvers<void>();
    const opened = await openPage(
      '/users',
      asDesk(answers, async (input) => {
        await arrival.promise;
        if (input.url === users[0]?.avatar) {
          throw new ProblemError({ kind: 'refused', message: 'cdn.example is not allowed.' });
        }
        if (input.url === users[1]?.avatar) {
          return { ...(await shown(input)), src: 'data:image/png;base64,AAAA' };
        }
        return await shown(input);
      }),
    );
    await expect.element(card(3)).toHaveTextContent('P3Person 3');
    await expect.poll(() => askedFor(opened)).toContain(users[2]?.avatar);
    expect(pictures()).toEqual([]);
    arrival.resolve();
    await expect.poll(() => pictureIn(card(3).element())?.naturalWidth).toBe(1);
    for (const number of [1, 2]) {
      await expect.element(card(number)).toHaveTextContent(`P${number}Person ${number}`);
      expect(pictureIn(card(number).element())).toBeNull();
    }
    expect(page.getByRole('alertdialog').query()).toBeNull();
    expect(await commands.violations()).toEqual([]);
  });

  it('are kept when the list is loaded again with addresses that are signed anew', async () => {
    const { answers, users } = network();
    const opened = await openPage('/users', asDesk(answers));
    await expect.poll(() => pictureIn(card(1).element())).not.toBeNull();
    const before = askedFor(opened).length;
    const anew = users.map((user) => ({
      ...user,
      full_name_shown: `${user.full_name} again`,
      avatar: user.avatar.replace('signed=1', 'signed=2'),
    }));
    opened.answer({
      'users.list': (input) => {
        const { models: data, pagination } = pageOf(anew, input);
        return { data, pagination };
      },
    });
    opened.tell('realtime', { event: 'userSaved' });
    await expect.element(card(1)).toHaveTextContent('Person 1 again');
    expect(pictureIn(card(1).element())).not.toBeNull();
    expect(askedFor(opened)).toHaveLength(before);
  });

  it('are loaded once the network is back', async () => {
    onTestFinished(() => apiReachable.set(true));
    const { answers } = network();
    let isThere = false;
    const opened = await openPage(
      '/users',
      asDesk(answers, (input) => {
        if (isThere) return shown(input);
        throw new ProblemError({ kind: 'offline', message: 'No answer' });
      }),
    );
    await expect.poll(() => askedFor(opened).length).toBeGreaterThan(0);
    expect(pictures()).toEqual([]);
    apiReachable.set(false);
    isThere = true;
    apiReachable.set(true);
    await expect.poll(() => pictureIn(card(1).element())).not.toBeNull();
  });
});

describe('the portrait of a person', () => {
  const avatar = (name: string) => `https://images.test/${name}.png`;
  const somebody = (name: string) => ({ id: name, full_name: name, avatar: avatar(name) });

  it('is in the flow of an order', { tags: ['1L15'] }, async () => {
    const order = {
      ...someOrders(1)[0],
      match_id: 5,
      user: somebody('Poster'),
      postersBeneficiary: somebody('Beneficiary'),
      match: { id: 5, user: somebody('Matcher') },
    };
    const answers = { ...answersWith(someOrders(3)), 'orders.read': { data: order } };
    const opened = await openPage(`/transactions?expanded=${FIRST_ORDER}`, asDesk(answers));
    await expect
      .poll(() => askedFor(opened).toSorted())
      .toEqual(['Beneficiary', 'Matcher', 'Poster'].map(avatar));
    await expect.poll(() => pictures().length).toBe(3);
  });

  it('is in the open row of a third-party transaction', { tags: ['2T17'] }, async () => {
    const row = { id: 9, status: 'completed', user: somebody('Third') };
    const answers: Answers = {
      ...answersWith([]),
      'thirdPartyTransactions.list': { models: [row], pagination: { rowCount: 1 } },
      'thirdPartyTransactions.read': { data: row },
    };
    const opened = await openPage('/third-party-transactions?expanded=9', asDesk(answers));
    await expect.poll(() => pictures().map(({ naturalWidth }) => naturalWidth)).toEqual([1]);
    expect(askedFor(opened)).toEqual([avatar('Third')]);
  });

  it('that is inside its address needs no request', async () => {
    const user = { ...somebody('Inside'), id: 1, avatar: pixel('inside') };
    const answers: Answers = {
      ...answersWith([]),
      'users.list': { data: [user], pagination: { rowCount: 1 } },
    };
    const opened = await openPage('/users', asDesk(answers));
    await expect.poll(() => pictures().length).toBe(1);
    expect(askedFor(opened)).toEqual([]);
  });

  it.each(['', 'data:text/html,<b>', 'data:image/svg+xml,<svg/>'])(
    'is not drawn from %j by the page itself',
    async (address) => {
      const user = { ...somebody('Nobody'), id: 1, avatar: address };
      const answers: Answers = {
        ...answersWith([]),
        'users.list': { data: [user], pagination: { rowCount: 1 } },
      };
      await openPage(
        '/users',
        asDesk(answers, () => {
          throw new ProblemError({ kind: 'refused', message: 'No address' });
        }),
      );
      await expect.element(cards.first()).toHaveTextContent('NNobody');
      expect(pictures()).toEqual([]);
    },
  );
});
