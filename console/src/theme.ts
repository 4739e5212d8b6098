import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  type MantineColorsTuple,
  Modal,
  Paper,
  PasswordInput,
  Select,
  Table,
  Tooltip,
} from '@mantine/core';

const dialogTitle = { fontSize: '1.1rem', fontWeight: 650 };

const blue: MantineColorsTuple = [
  '#eff4ff',
  '#dde7fe',
  '#bccffb',
  '#98b4f7',
  '#7a9df3',
  '#4f7aec',
  '#3565e3',
  '#2456d6',
  '#1d46b0',
  '#17388c',
];

/** From text to the ground behind everything; the library reads them by place. */
const dark: MantineColorsTuple = [
  '#e8eaee',
  '#cdd1d9',
  '#a9b0bd',
  '#7d8594',
  '#363b46',
  '#2a2e37',
  '#1c1f26',
  '#15171c',
  '#0e1014',
  '#0a0b0e',
];

/** How the console looks. What differs from the library's own look is there for contrast (axe) or calm. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 7,
  colors: { blue, dark },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.6rem' }, h2: { fontSize: '1.1rem' } } },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } }),
    Alert: Alert.extend({ defaultProps: { variant: 'light', radius: 'md' } }),
    Badge: Badge.extend({
      defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 550 },
      styles: { root: { letterSpacing: 0 } },
      // The library's text on its light badges is too pale to read.
      vars: (_theme, props) => ({ root: props.variant === 'light' ? { '--badge-color': 'var(--badge-text)' } : {} }),
    }),
    // A button beside a long text keeps its words.
    Button: Button.extend({ defaultProps: { fw: 600 }, styles: { root: { flexShrink: 0, maxWidth: '100%' } } }),
    Drawer: Drawer.extend({ defaultProps: { position: 'right', size: 'lg' }, styles: { title: dialogTitle } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 'lg' },
      styles: { title: dialogTitle },
    }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, radius: 'lg', p: 'lg' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { variant: 'default' } }),
    Select: Select.extend({ defaultProps: { allowDeselect: false, checkIconPosition: 'right' } }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 300, withArrow: true } }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#565d6b',
    '--mantine-color-placeholder': '#6a7180',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-text': '#1b1f27',
    '--mantine-color-default-border': '#dfe2e8',
    '--console-ground': '#f6f7f9',
    '--badge-text': '#1b1f27',
  },
  dark: {
    '--mantine-color-dimmed': '#a9b0bd',
    '--mantine-color-placeholder': '#949cab',
    '--mantine-color-error': '#ff9b94',
    // The library's own is nearly white, also on buttons that delete.
    '--mantine-color-red-light-color': '#ff9b94',
    '--mantine-color-default-border': '#2f343e',
    '--mantine-color-gray-light': '#272b33',
    '--console-ground': '#0e1014',
    '--badge-text': '#eceef2',
  },
});
