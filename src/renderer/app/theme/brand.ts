/**
 * The brand ramp around the primary colour #15ABAB (2C, 2I). White text on #15ABAB has a
 * contrast of only 2.8:1, so filled controls use step 80 (4.9:1) and the primary itself is step 110.
 */
import type { BrandVariants } from '@fluentui/react-components';

export const brand: BrandVariants = {
  10: '#021414',
  20: '#042525',
  30: '#053636',
  40: '#064747',
  50: '#075656',
  60: '#086565',
  70: '#097272',
  80: '#0A7E7E',
  90: '#0E8E8E',
  100: '#129C9C',
  110: '#15ABAB',
  120: '#45BABA',
  130: '#6CC8C8',
  140: '#92D6D6',
  150: '#B9E5E5',
  160: '#E0F4F4',
};

/** The secondary colour (2I, 3F05), and what is written on it. */
export const secondary = { background: '#7598B5', text: '#0B1520' };

/** Filled buttons in the dark theme: 3:1 on the surface and 4.5:1 below white text, also pointed at. */
export const filledOnDark = { rest: '#0B8181', hover: '#0B8484' };

/** Text of errors in the dark theme: Fluent's own is 4.2:1 on the surface of cards. */
export const errorOnDark = '#E38790';
