/** Text inside XML. */
import { escaped } from '#domain/text/escaped.ts';

/** What XML 1.0 cannot hold at all. */
const FORBIDDEN = /[[\p{Cc}--[\t\n\r]]\p{Surrogate}\uFFFE\uFFFF]/gv;

/** `text` as the content of an element or an attribute; what XML cannot hold is left out. */
export const xmlText = (text: string): string => escaped(text.replace(FORBIDDEN, ''));
