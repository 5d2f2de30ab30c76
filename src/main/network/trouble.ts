/** What blocks this computer from a server, and what a person can do about it. */

/** Why no answer came. `host` is the server's, with its port where it is not the usual one. */
export type Trouble =
  | {
      readonly kind: 'proxy-lost' | 'proxy-sign-in' | 'proxy-sign-in-rejected';
      readonly proxy: string | null;
    }
  | { readonly kind: 'proxy-refused'; readonly proxy: string | null; readonly host: string }
  | { readonly kind: 'proxy-script' }
  | { readonly kind: 'certificate-unknown'; readonly host: string; readonly issuer?: string }
  | {
      readonly kind:
        | 'certificate-expired'
        | 'certificate-of-another'
        | 'certificate-revoked'
        | 'certificate-asked'
        | 'no-encryption'
        | 'name'
        | 'refused'
        | 'timeout'
        | 'interrupted'
        | 'web-page';
      readonly host: string;
    }
  | { readonly kind: 'no-network' }
  | { readonly kind: 'unknown' };

const ON_THE_NETWORK =
  "Check that you are on your company's network or its VPN. If you are, tell your administrator.";

const named = (proxy: string | null) => (proxy === null ? 'The proxy' : `The proxy ${proxy}`);

type Known = Exclude<Trouble, { readonly kind: 'unknown' }>;

/** The sentences under the text for 'no answer'; undefined when nothing more is known. */
export function adviceOn(trouble: Known): string;
export function adviceOn(trouble: Trouble): string | undefined;
export function adviceOn(trouble: Trouble): string | undefined {
  switch (trouble.kind) {
    case 'proxy-lost':
      return `${named(trouble.proxy)} of this computer cannot be reached. ${ON_THE_NETWORK}`;
    case 'proxy-sign-in':
      return `${named(trouble.proxy)} asks for a sign-in that this computer could not give. Sign in to your company's network again. If that does not help, tell your administrator.`;
    case 'proxy-sign-in-rejected':
      return `${named(trouble.proxy)} rejected the user name or the password that Corridor has for it. Corridor does not send them again, so that the account is not locked. Ask your administrator to correct them, then start Corridor again.`;
    case 'proxy-refused':
      return `${named(trouble.proxy)} gave no connection to ${trouble.host}. It may block this address, or the server may be down. Tell your administrator.`;
    case 'proxy-script':
      return `The proxy script (PAC) of this computer could not be used. ${ON_THE_NETWORK}`;
    case 'certificate-unknown': {
      const issuer = trouble.issuer === undefined ? '' : ` It was issued by ‘${trouble.issuer}’.`;
      return `This computer does not trust the certificate of ${trouble.host}.${issuer} Tell your administrator, who can add a trusted issuer to this computer.`;
    }
    case 'certificate-expired':
      return `The certificate of ${trouble.host} has expired or is not valid yet. Check the date and time of this computer. If they are right, tell the API team.`;
    case 'certificate-of-another':
      return `The server that answers for ${trouble.host} has the certificate of another one. Tell your administrator.`;
    case 'certificate-revoked':
      return `The certificate of ${trouble.host} has been revoked. Tell the API team.`;
    case 'certificate-asked':
      return `${trouble.host} asks for a certificate of this computer, and accepted none. Tell your administrator.`;
    case 'no-encryption':
      return `No secure connection to ${trouble.host} could be made. A device on the way may interfere with it. Tell your administrator.`;
    case 'name':
      return `The address ${trouble.host} was not found. Check your network connection and your company's VPN. If other websites open, tell your administrator.`;
    case 'refused':
      return `${trouble.host} rejected the connection. The server may be down, or a firewall may block it. If this does not clear, tell your administrator.`;
    case 'timeout':
      return `${trouble.host} did not answer in time. The network or the server may be slow. If it goes on, tell your administrator.`;
    case 'interrupted':
      return `The connection to ${trouble.host} was interrupted. Check your network connection. If it goes on, tell your administrator.`;
    case 'web-page':
      return 'A web page answered in place of the server. This network may have a page where you must sign in first. Open your web browser and sign in to the network there. If no such page opens, tell your administrator.';
    case 'no-network':
      return 'This computer has no network connection. Check the cable or the Wi-Fi.';
    case 'unknown':
      return undefined;
  }
}

/** Whether the proxy is what blocks, not the server behind it. */
export const isOfProxy = (
  trouble: Trouble,
): trouble is Extract<Trouble, { readonly kind: `proxy-${string}` }> =>
  trouble.kind.startsWith('proxy-');

/** What a proxy asks for in place of an answer: a sign-in (status 407). */
export class ProxyAsksError extends Error {
  override readonly name = 'ProxyAsksError';
  /** Whether it was given one, and so rejected it. */
  readonly isRejection: boolean;

  constructor(isRejection = false) {
    super(`the proxy ${isRejection ? 'rejected the sign-in' : 'asks for a sign-in'}`);
    this.isRejection = isRejection;
  }
}

/** The status of a proxy that asks for a sign-in, for traffic without a tunnel. */
export const PROXY_ASKS = 407;

/** An error and what caused it, the outermost first. */
export function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  let next = error;
  while (next instanceof Error && !causes.includes(next)) {
    causes.push(next);
    next = next.cause;
  }
  return causes;
}
