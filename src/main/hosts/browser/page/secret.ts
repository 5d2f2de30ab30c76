/**
 * The secret with which the page opens its socket. It is kept where only pages of this host name and
 * port can read it: a browser sends a cookie to every port.
 */

/** The page's storage has it under this name. */
export const SECRET_NAME = 'corridor-socket';

/** The subprotocol of the socket (RFC 6455 §1.9), the one header a page can choose. */
export const socketProtocol = (secret: string): string => `corridor.${secret}`;
