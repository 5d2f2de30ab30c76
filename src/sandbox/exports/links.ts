/** Short-lived addresses under which a file waits to be fetched. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ExportFormat } from '#contract/orders.ts';
import { parsed } from '../server/input.ts';
import { Refusal } from '../server/problem.ts';
import { pdf } from './pdf.ts';
import type { Report } from './report.ts';
import { xlsx } from './xlsx.ts';

/** Makes the report when the file is fetched. */
type MakeReport = () => Promise<Report>;

/** The files that wait. */
export interface ExportLinks {
  /** The address under which the file can be fetched for some minutes. */
  offer(format: ExportFormat, report: MakeReport): string;
  /** Adds the route that gives the files away. */
  install(server: FastifyInstance): void;
}

const LIFE = 5 * 60_000;
const TOKEN_BYTES = 24;
const NOT_FOUND = 404;

const WRITERS = {
  pdf: { type: 'application/pdf', write: pdf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsx,
  },
} as const satisfies Record<
  ExportFormat,
  { readonly type: string; readonly write: (report: Report) => AsyncIterable<Buffer> }
>;

const named = z.object({ file: z.string() });

/** 'transactions-2026-11-20-235400.pdf': the moment in UTC, good in a folder of many. */
function fileName(format: ExportFormat): string {
  const [date = '', time = ''] = new Date().toISOString().split('T');
  return `transactions-${date}-${time.slice(0, 8).replaceAll(':', '')}.${format}`;
}

/** The links of the sandbox at `origin`. The secret in a link stands for a sign-in. */
export function createExportLinks(origin: () => string): ExportLinks {
  const waiting = new Map<string, { format: ExportFormat; report: MakeReport; until: number }>();
  const forgetOld = () => {
    for (const [file, { until }] of waiting) if (until <= Date.now()) waiting.delete(file);
  };
  return {
    offer: (format, report) => {
      forgetOld();
      const file = `${randomBytes(TOKEN_BYTES).toString('base64url')}.${format}`;
      waiting.set(file, { format, report, until: Date.now() + LIFE });
      return `${origin()}/exports/${file}`;
    },
    install: (server) => {
      server.get('/exports/:file', async (request, reply) => {
        forgetOld();
        const offered = waiting.get(parsed(named, request.params).file);
        if (!offered) throw new Refusal(NOT_FOUND, 'This export is no longer there; export again');
        const { type, write } = WRITERS[offered.format];
        const report = await offered.report();
        return await reply
          .type(type)
          .header('content-disposition', `attachment; filename="${fileName(offered.format)}"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(write(report), { objectMode: false }));
      });
    },
  };
}
