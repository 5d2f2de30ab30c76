/** Short-lived addresses under which a file waits to be fetched. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { parsed } from '../server/input.ts';
import { notFound } from '../server/problem.ts';
import { csv } from './csv.ts';
import { pdf } from './pdf.ts';
import type { Report } from './report.ts';
import { xls } from './xls.ts';
import { xlsx } from './xlsx.ts';

type MakeReport = () => Promise<Report>;

export interface ExportLinks {
  /** The address under which the file can be fetched for some minutes; `name` begins its name. */
  offer(format: FileKind, report: MakeReport, name?: string): string;
  /** Adds the route that gives the files away. */
  install(server: FastifyInstance): void;
}

interface Offered {
  readonly name: string;
  readonly format: FileKind;
  readonly report: MakeReport;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

const LIFE = 5 * 60_000;
const TOKEN_BYTES = 24;

/** What writes each kind of file. */
export const WRITERS = {
  pdf: { type: 'application/pdf', write: pdf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsx,
  },
  xls: { type: 'application/vnd.ms-excel', write: xls },
  csv: { type: 'text/csv; charset=utf-8', write: csv },
} as const satisfies Record<
  FileKind,
  { readonly type: string; readonly write: (report: Report) => AsyncIterable<Buffer> }
>;

const named = z.object({ file: z.string() });

/** 'transactions-2026-11-20-235400.pdf': the moment in UTC, good in a folder of many. */
function fileName({ name, format }: Offered): string {
  const [date = '', time = ''] = new Date().toISOString().split('T');
  return `${name}-${date}-${time.slice(0, 8).replaceAll(':', '')}.${format}`;
}

/** The links of the sandbox at `origin`. The secret in a link replaces a sign-in. */
export function createExportLinks(origin: () => string): ExportLinks {
  const waiting = new Map<string, Offered>();
  const forgetOld = () => {
    for (const [file, { until }] of waiting) if (until <= Date.now()) waiting.delete(file);
  };
  return {
    offer: (format, report, name = 'transactions') => {
      forgetOld();
      const file = `${randomBytes(TOKEN_BYTES).toString('base64url')}.${format}`;
      waiting.set(file, { name, format, report, until: Date.now() + LIFE });
      return `${origin()}/exports/${file}`;
    },
    install: (server) => {
      server.get('/exports/:file', async (request, reply) => {
        forgetOld();
        const offered = waiting.get(parsed(named, request.params).file);
        if (!offered) throw notFound('This export is no longer there; export again');
        const { type, write } = WRITERS[offered.format];
        const report = await offered.report();
        return await reply
          .type(type)
          .header('content-disposition', `attachment; filename="${fileName(offered)}"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(write(report), { objectMode: false }));
      });
    },
  };
}
