/**
 * The area of a call and its service: both follow from the call's name, `group.call`. There is no
 * zod here, because the page uses it too.
 */
import type { EndpointName } from './endpoints.ts';

type GroupOf<Name extends string> = Name extends `${infer First}.${string}` ? First : never;
type Group = GroupOf<EndpointName>;

/** The area of each group of calls that belongs to another area. */
const AREA_OF_GROUP = {
  matches: 'orders',
  userOrders: 'activity',
  receivedOrders: 'activity',
  pendingMatches: 'activity',
  paymentRequests: 'activity',
  invitedUsers: 'activity',
  userStatistic: 'activity',
} as const satisfies { readonly [Name in Group]?: string };
type Grouped = typeof AREA_OF_GROUP;

/** Areas of data that change together. An act names the areas it changes, and their loaded data is reloaded. */
export type Area = Exclude<Group, keyof Grouped> | Grouped[keyof Grouped];

const groupOf = (name: string): string => name.split('.', 1)[0] ?? name;

/** The area of a call. */
export function areaOf(name: EndpointName): Area {
  const group = groupOf(name);
  return Object.hasOwn(AREA_OF_GROUP, group)
    ? AREA_OF_GROUP[group as keyof Grouped]
    : (group as Area);
}

/**
 * Areas whose calls go to a service that may have a separate address (3K01, 3U15): offers and
 * fees, unified recipients, and the users API.
 */
const SERVICE_OF_AREA = {
  offers: 'offers',
  recipients: 'recipients',
  senders: 'users',
} as const satisfies { readonly [Name in Area]?: string };
export type Service = (typeof SERVICE_OF_AREA)[keyof typeof SERVICE_OF_AREA];
export const SERVICES: readonly Service[] = Object.values(SERVICE_OF_AREA);

/** The service of a call; undefined for one of the network's own API. */
export function serviceOf(name: string): Service | undefined {
  const group = groupOf(name);
  return Object.hasOwn(SERVICE_OF_AREA, group)
    ? SERVICE_OF_AREA[group as keyof typeof SERVICE_OF_AREA]
    : undefined;
}
