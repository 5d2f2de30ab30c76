/** Keeps a wrong password from being sent more than once: networks lock accounts, and a start sends many requests. */
import { Agent, type ClientRequest } from 'node:http';
import { SocksError } from './socks.ts';
import { causesOf, PROXY_ASKS, ProxyAsksError } from './trouble.ts';

/** How agents are asked for a connection, which @types/node leaves out. */
interface Requesting {
  addRequest(request: ClientRequest, options: object): void;
}

/** Gives every request the error that ends it. */
class RefusingAgent extends Agent {
  override createConnection(
    _options: object,
    callback?: Parameters<Agent['createConnection']>[1],
  ): undefined {
    // Node's agents do the same when they cannot connect. The types want a stream beside the error.
    const refuse = callback as ((error: Error) => void) | undefined;
    refuse?.(new ProxyAsksError(true));
  }
}

/** Watches the requests with one sign-in for one proxy. */
export interface SignInGate {
  /**
   * Makes the agent hold its requests back until the first one has shown that the proxy accepts the
   * sign-in. After a rejection all of them fail with a {@link ProxyAsksError}, and nothing is sent.
   * @param isTunnelled whether a connection exists only once the proxy has let it through
   */
  guard<A extends Agent>(agent: A, isTunnelled: boolean): A;
}

/** Whether it says that the proxy has rejected the sign-in. */
export const isRejection = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      ('statusCode' in cause && cause.statusCode === PROXY_ASKS) ||
      (cause instanceof SocksError && /authentication failed/iu.test(cause.message)),
  );

/** A gate for a sign-in that has not been tried. */
export function createSignInGate(): SignInGate {
  let state: 'untried' | 'trying' | 'accepted' | 'rejected' = 'untried';
  let waiting: (() => void)[] = [];
  const refusing = new RefusingAgent();

  function settle(next: 'untried' | 'accepted' | 'rejected'): void {
    // Requests that were sent before the rejection say nothing new.
    if (state !== 'rejected') state = next;
    const held = waiting;
    waiting = [];
    for (const go of held) go();
  }

  /** Reads from the outcome of a request whether the sign-in was accepted. */
  function watch(request: ClientRequest, isTunnelled: boolean): void {
    const isTrial = state !== 'accepted';
    if (isTrial) state = 'trying';
    const accepted = () => {
      if (state === 'trying') settle('accepted');
    };
    if (isTunnelled) request.once('socket', accepted);
    else request.once('upgrade', accepted);
    request.once('response', ({ statusCode }) => {
      if (!isTunnelled && statusCode === PROXY_ASKS) settle('rejected');
      else accepted();
    });
    request.once('error', (error) => {
      if (isRejection(error)) settle('rejected');
    });
    request.once('close', () => {
      if (isTrial && state === 'trying') settle('untried');
    });
  }

  return {
    guard: (agent, isTunnelled) => {
      const requesting = agent as typeof agent & Requesting;
      const add = requesting.addRequest.bind(agent);
      const refuse = (refusing as Agent & Requesting).addRequest.bind(refusing);
      requesting.addRequest = (request, options) => {
        const go = (): void => {
          if (state === 'rejected' || request.destroyed) {
            refuse(request, options);
          } else if (state === 'trying') {
            waiting.push(go);
          } else {
            watch(request, isTunnelled);
            add(request, options);
          }
        };
        go();
      };
      return agent;
    },
  };
}
