/** The grid's look, made from Fluent's tokens so that it follows every theme by itself. */
import { colorSchemeVariable, themeQuartz } from 'ag-grid-community';

export const gridTheme = themeQuartz.withPart(colorSchemeVariable).withParams({
  accentColor: 'var(--colorBrandStroke1)',
  backgroundColor: 'var(--colorNeutralBackground1)',
  foregroundColor: 'var(--colorNeutralForeground1)',
  borderColor: 'var(--colorNeutralStroke2)',
  browserColorScheme: 'inherit',
  chromeBackgroundColor: 'var(--colorNeutralBackground2)',
  headerTextColor: 'var(--colorNeutralForeground2)',
  headerFontWeight: 600,
  headerFontSize: 12,
  fontFamily: 'inherit',
  fontSize: 13,
  cellHorizontalPadding: 7,
  rowHoverColor: 'var(--colorHover)',
  selectedRowBackgroundColor: 'var(--colorSelectedRow)',
  checkboxUncheckedBorderColor: 'var(--colorNeutralStrokeAccessible)',
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  rowBorder: { color: 'var(--colorNeutralStroke3)' },
  headerColumnResizeHandleColor: 'var(--colorNeutralStroke2)',
  focusShadow: 'none',
});
