/** The paths of the screens: what the page routes, and all that a link or a separate window may open. */
import { accessOf, ROUTE_PATHS, type RoutePath } from './screens.ts';

/** A path of the page, with the query of its state: a screen's address is never longer. */
const LONGEST_PATH = 2000;

/** One segment in place of `:id`. Ids need no escapes, so a segment with an escape is no id. */
const ID_SEGMENT = /^[\w.~-]{1,64}$/u;
/** What `URLSearchParams` and bracket-style queries write, and nothing that ends a query. */
const QUERY = /^[\w.~%+&=[\]*:,;@!$'()/-]*$/u;

const PATTERNS = ROUTE_PATHS.map((route) => ({ route, segments: route.split('/') }));

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return (
    pattern.length === given.length &&
    pattern.every((segment, at) =>
      segment === ':id' ? ID_SEGMENT.test(given[at] ?? '') : segment === given[at],
    )
  );
}

/** The screen of a user has tabs, each with its hash (1R). */
const TAB = /^(\/users\/[^?#]+(?:\?[^#]*)?)#[a-z-]{1,40}$/u;

/** The route of a path with an optional query and tab, taken unchanged; undefined when no screen has it. */
export function routeOf(path: string): RoutePath | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  const [place = '', ...query] = path.replace(TAB, '$1').split('?');
  if (query.length > 1 || !QUERY.test(query[0] ?? '')) return undefined;
  const given = place.split('/');
  if (given.includes('.') || given.includes('..')) return undefined;
  // A fixed segment goes before an id: '/offers/create' is no order.
  const fitting = PATTERNS.filter(({ segments }) => fits(segments, given));
  return (fitting.find(({ route }) => !route.includes(':')) ?? fitting[0])?.route;
}

/** Whether a link may lead there: every screen of the console but those for guests. */
export function isLinkable(path: string): boolean {
  const route = routeOf(path);
  return route !== undefined && accessOf(route) !== 'guest';
}

/** Whether this path needs a sign-in. */
export function needsSignIn(path: string): boolean {
  const route = routeOf(path);
  return route === undefined || accessOf(route) === 'staff';
}
