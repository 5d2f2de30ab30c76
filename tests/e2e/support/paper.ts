/** What is printed: the PDF that the browser makes of the page, read back. */
import type { Page } from '@playwright/test';
import { pdfTexts } from '#sandbox/testing/files.ts';

/** A text without blanks: a PDF has places in their stead. */
export const joined = (text: string): string => text.replaceAll(/\s/gu, '');

/** The text of each page, without blanks, and whether the pages are landscape. */
export async function printed(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true });
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(file.toString('latin1'));
  const pages = pdfTexts(file).map((texts) => joined(texts.join('')));
  return { pages, text: pages.join(''), isLandscape: Number(box?.[1]) > Number(box?.[2]) };
}
