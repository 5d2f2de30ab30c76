/** What a side of a dispute of the first day has sent: a page of PDF, made when it is fetched. */
import { buffer } from 'node:stream/consumers';
import type { disputeFiles } from '../../database/dispute-tables.ts';
import { createDocumentFont } from '../../exports/font.ts';
import { pdfFile } from '../../exports/pdf-file.ts';

type FileRecord = Pick<typeof disputeFiles.$inferSelect, 'dispute_id' | 'side'>;

const WORDS = {
  matcher: ['Transfer receipt', 'The transfer was executed on the day it was ordered.'],
  posters_beneficiary: ['Account statement', 'These are the movements of the last seven days.'],
} as const;

/** A page of A4 with three lines. */
export async function letter({ dispute_id: dispute, side }: FileRecord): Promise<Buffer> {
  const [title, text] = WORDS[side];
  const font = await createDocumentFont();
  const line = (written: string, size: number, y: number) => {
    const glyphs = Array.from(written, (character) => font.glyphOf(character, ' ').code);
    return `/F ${size} Tf 1 0 0 1 72 ${y} Tm<${glyphs.join('')}>Tj`;
  };
  const lines = [
    line(title, 18, 760),
    line(text, 11, 724),
    line(`Specimen for dispute ${dispute}; nothing here is real.`, 11, 706),
  ];
  const pages = [`BT ${lines.join('\n')} ET`];
  return await buffer(pdfFile({ title, font, width: 595, height: 842 }, pages));
}
