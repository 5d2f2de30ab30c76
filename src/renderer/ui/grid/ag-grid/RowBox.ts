/** The box of a row, named by what it selects; the grid's own has the same name in every row. */
import type { ICellRendererComp, ICellRendererParams, IRowNode } from 'ag-grid-community';
import type { GridRow } from './gridRows.ts';

/** Marks a box: a click on it is that of its row (`selectRows.ts`). */
export const ROW_BOX = '[data-row-box]';

type Params<Row> = ICellRendererParams<GridRow<Row>> & {
  /** What a row is called: 'order'. */
  readonly thing: string;
  readonly rowId: (row: Row) => string;
};

export class RowBox<Row> implements ICellRendererComp<GridRow<Row>> {
  readonly #place = document.createElement('div');
  readonly #box = document.createElement('div');
  #node: IRowNode<GridRow<Row>> | undefined;
  #nameOf: (row: Row) => string = () => '';

  init({ node, thing, rowId }: Params<Row>): void {
    this.#node = node;
    this.#nameOf = (row) => `Select ${thing} ${rowId(row)}`;
    this.#place.className = 'ag-selection-checkbox';
    this.#box.className = 'ag-wrapper ag-input-wrapper ag-checkbox-input-wrapper';
    this.#box.role = 'checkbox';
    this.#box.dataset['rowBox'] = '';
    this.#place.append(this.#box);
    node.addEventListener('rowSelected', this.#follow);
    node.addEventListener('dataChanged', this.#follow);
    this.#follow();
  }

  getGui(): HTMLElement {
    return this.#place;
  }

  refresh(): boolean {
    this.#follow();
    return true;
  }

  destroy(): void {
    this.#node?.removeEventListener('rowSelected', this.#follow);
    this.#node?.removeEventListener('dataChanged', this.#follow);
  }

  readonly #follow = (): void => {
    const isSelected = this.#node?.isSelected() === true;
    this.#box.classList.toggle('ag-checked', isSelected);
    this.#box.ariaChecked = `${isSelected}`;
    if (this.#node?.data) this.#box.ariaLabel = this.#nameOf(this.#node.data.row);
  };
}
