import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useMarks } from './useMarks.ts';

interface Row {
  readonly id: string;
  readonly status: string;
}

interface RowsProps {
  readonly rows: readonly Row[];
  /** Milliseconds since the epoch at which they were read. */
  readonly at: number;
  note(): void;
}

const DEFINITION = { rowId: ({ id }: Row) => id, columns: undefined, rowLook: undefined };

function Rows({ rows, at, note }: RowsProps) {
  note();
  const shown = { rows, rowCount: rows.length };
  const query = { data: shown, dataUpdatedAt: at, isPlaceholderData: false };
  const { marks, readHandlers } = useMarks(DEFINITION, query, shown);
  return (
    <ul {...readHandlers}>
      {rows.map(({ id, status }) => (
        <li key={id} data-row-id={id}>
          {id} {status} {marks.has(id) && 'changed'}
        </li>
      ))}
    </ul>
  );
}

it('a row that is pointed at loses its mark, and pointing at a row without a mark draws nothing', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  let drawings = 0;
  const note = () => {
    drawings += 1;
  };
  const show = (at: number, status: string) => {
    const rows = ['1', '2', '3'].map((id) => ({ id, status: id === '1' ? status : 'new' }));
    flushSync(() => root.render(<Rows rows={rows} at={at} note={note} />));
  };
  show(1, 'new');
  show(2, 'paid');
  const rowOf = (id: string) => page.elementLocator(container).getByText(id, { exact: false });
  await expect.element(rowOf('1')).toHaveTextContent('1 paid changed');
  await userEvent.hover(rowOf('1'));
  await expect.element(rowOf('1')).toHaveTextContent(/paid$/u);
  const drawn = drawings;
  await userEvent.hover(rowOf('2'));
  await userEvent.hover(rowOf('3'));
  expect(drawings).toBe(drawn);
});
