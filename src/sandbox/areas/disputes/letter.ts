/** What a side of a dispute of the first day has sent: a page of PDF (ISO 32000-1), made when asked for. */
import type { disputeFiles } from '../../database/dispute-tables.ts';

type FileRecord = Pick<typeof disputeFiles.$inferSelect, 'dispute_id' | 'side'>;

const WORDS = {
  matcher: ['Transfer receipt', 'The transfer was executed on the day it was ordered.'],
  posters_beneficiary: ['Account statement', 'These are the movements of the last seven days.'],
} as const;

/** A page of A4 with two lines. */
export function letter({ dispute_id: dispute, side }: FileRecord): Buffer {
  const [title, text] = WORDS[side];
  const drawing = `BT /F 18 Tf 72 760 Td (${title}) Tj /F 11 Tf 0 -36 Td (${text}) Tj 0 -18 Td (Specimen for dispute ${dispute}; nothing here is real.) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
