import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ColumnTripleEditRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { type Column, canHide } from '#renderer/ui/grid/columns/column.tsx';
import { DENSITIES, type Density } from '#renderer/ui/grid/heights.ts';
import { arrange, type TableLayout } from '#renderer/ui/grid/layout.ts';
import styles from './list-part.module.css';

interface ColumnsMenuProps {
  readonly columns: readonly Pick<
    Column<never>,
    'id' | 'header' | 'width' | 'pinned' | 'hideable'
  >[];
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  /** Copies what a column has in the rows on the screen. */
  readonly onCopy: (id: string) => void;
}

/** Which columns show, how high the rows are, the way back to the declared layout, and copying a column. */
function Columns({ columns, layout, onLayout, onCopy }: ColumnsMenuProps) {
  const arranged = arrange(columns, layout);
  const show = (shown: readonly string[]) =>
    onLayout({
      ...layout,
      columns: arranged.map(({ column, width, isSet }) => ({
        id: column.id,
        width: isSet ? width : null,
        hidden: canHide(column) && !shown.includes(column.id),
      })),
    });
  const checked = {
    column: arranged.filter(({ hidden }) => !hidden).map(({ column }) => column.id),
    density: [layout.density],
  };
  return (
    <Menu
      persistOnItemClick
      checkedValues={checked}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        if (name === 'column') show(checkedItems);
        else onLayout({ ...layout, density: checkedItems[0] as Density });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<ColumnTripleEditRegular />}>
          Columns
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.columns}>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>Rows (Ctrl or Shift and a click selects)</MenuGroupHeader>
            {DENSITIES.map(({ value, label }) => (
              <MenuItemRadio key={value} name="density" value={value}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={() => onLayout({ ...layout, columns: [] })}>Reset columns</MenuItem>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <MenuItem>Copy this column</MenuItem>
            </MenuTrigger>
            <MenuPopover className={styles.columns}>
              <MenuList>
                {arranged.flatMap(({ column: { id, header }, hidden }) =>
                  hidden ? (
                    []
                  ) : (
                    <MenuItem key={id} onClick={() => onCopy(id)}>
                      {header}
                    </MenuItem>
                  ),
                )}
              </MenuList>
            </MenuPopover>
          </Menu>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>Columns</MenuGroupHeader>
            {columns.filter(canHide).map(({ id, header }) => (
              <MenuItemCheckbox key={id} name="column" value={id}>
                {header}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** {@link Columns}; turning a page does not draw it again. */
export const ColumnsMenu = memo(Columns);
