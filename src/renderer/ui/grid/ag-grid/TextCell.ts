/**
 * A cell of text, or of an amount and its currency. It draws itself again when another row comes into it:
 * of a page turn, drawing all of them again was most of what React did.
 */
import type { ICellRendererComp, ICellRendererParams, IRowNode } from 'ag-grid-community';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { type Column, textsOf } from '../columns/column.tsx';
import styles from '../grid.module.css';
import type { GridRow } from './gridRows.ts';

type Params<Row> = ICellRendererParams<GridRow<Row>> & { readonly column: Column<Row> };

export class TextCell<Row> implements ICellRendererComp<GridRow<Row>> {
  readonly #place = document.createElement('span');
  readonly #text = new Text();
  readonly #currency = new Text();
  #node: IRowNode<GridRow<Row>> | undefined;
  #column: Column<Row> | undefined;

  init({ node, column }: Params<Row>): void {
    this.#node = node;
    this.#column = column;
    if (column.amount) {
      this.#place.className = styles.money;
      this.#place.append(document.createElement('span'), document.createElement('span'));
      this.#place.firstElementChild?.append(this.#text);
      this.#place.lastElementChild?.append(this.#currency);
      this.#place.lastElementChild?.classList.add(styles.currency);
    } else {
      this.#place.append(this.#text);
    }
    node.addEventListener('dataChanged', this.#draw);
    this.#draw();
  }

  getGui(): HTMLElement {
    return this.#place;
  }

  refresh({ column }: Params<Row>): boolean {
    this.#column = column;
    this.#draw();
    return true;
  }

  destroy(): void {
    this.#node?.removeEventListener('dataChanged', this.#draw);
  }

  readonly #draw = (): void => {
    const row = this.#node?.data?.row;
    if (!(row && this.#column)) return;
    const [text, currency] = textsOf(this.#column, row);
    write(this.#text, text ?? EMPTY);
    write(this.#currency, currency);
    this.#place.classList.toggle(utility.quiet, text === null);
  };
}

/** Writes only what is new, so that nothing else is laid out again. */
function write(place: Text, text: string): void {
  if (place.data !== text) place.data = text;
}
