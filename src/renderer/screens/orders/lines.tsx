/** Lines about an order, each left out where the order does not have the value. */
import type { Figure } from '#domain/orders/figures.ts';
import type { Line } from '#renderer/ui/inspector/Lines.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';

export const figureLine = (label: string, value: Figure): readonly Line[] =>
  value.amount === null ? [] : [[label, <Amount key={label} {...value} />]];

export const textLine = (label: string, value: string | null): readonly Line[] =>
  value ? [[label, value]] : [];
