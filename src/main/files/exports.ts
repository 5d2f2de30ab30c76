/** The bridge calls of exports: from the API's answer to a file that is open. */
import { basename, dirname } from 'node:path';
import type { BridgeEventPayload } from '#contract/bridge/bridge.ts';
import type { ExportOutcome } from '#contract/bridge/files.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import { type ExportEndpointName, endpoints, isExportEndpoint } from '#contract/wire/endpoints.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import { practiceFileName } from '#domain/program/practice.ts';
import { counted } from '#domain/text/words.ts';
import type { Waits } from '#main/api/waits.ts';
import { createCallsInFlight } from '#main/basics/in-flight.ts';
import type { Downloads, Logger, Network } from '#main/basics/ports.ts';
import { type AddressPolicy, decideOn, fileAddress } from './addresses.ts';
import { fetchFile } from './fetch-file.ts';

/** A call of the API that answers the address of a file. */
interface AddressCall {
  readonly name: ExportEndpointName;
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** What exports need of the desk. */
export interface ExportsOptions extends AddressPolicy {
  readonly network: Network;
  readonly downloads: Downloads;
  /** Whether the network is the sandbox: the names of files say so. */
  readonly practice: boolean;
  readonly waits: Pick<Waits, 'read'>;
  /** Makes the call as the person who is signed in. */
  send(call: AddressCall, signal: AbortSignal): Promise<Result<unknown>>;
  onProgress(progress: BridgeEventPayload<'export'>): void;
  readonly logger: Logger;
}

/** An export as a window asks for it; see the bridge. */
interface ExportRequest {
  readonly exportId: string;
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly format: FileKind;
  readonly name: string;
  readonly allowHost?: string | undefined;
}

/** The handlers of `exports.*`, and what to do when a window or everyone goes. */
export function createExports(options: ExportsOptions) {
  const { downloads, logger } = options;
  const running = createCallsInFlight();

  async function run(
    request: ExportRequest,
    name: ExportEndpointName,
    signal: AbortSignal,
  ): Promise<Result<ExportOutcome>> {
    const { exportId, format } = request;
    const input = { ...request.input, format };
    const answered = await options.send({ name, endpoint: endpoints[name], input }, signal);
    if (!answered.ok) return answered;
    const url = fileAddress(answered.value);
    if (!url) {
      return refused(
        'Corridor does not fetch files from the address that the server answered. Tell the API team.',
      );
    }
    const decision = await decideOn(url, options, request.allowHost);
    if (decision.kind === 'refuse') return refused(decision.message);
    if (decision.kind === 'ask') return ok(decision.foreign);
    const fetched = await fetchFile({
      network: options.network,
      url,
      downloads,
      name: practiceFileName(request.name, options.practice),
      format,
      onProgress: (received, total) => options.onProgress({ exportId, received, total }),
      signal,
      waits: options.waits,
    });
    if (!fetched.ok) return fetched;
    const opened = await downloads.open(fetched.value).catch((error: unknown) => {
      logger.warn('export.not-opened', { error });
      return false;
    });
    const folder = dirname(fetched.value);
    const fileName = basename(fetched.value);
    return ok({ status: 'saved', folder, fileName, opened });
  }

  return {
    calls: {
      'exports.start': async (
        request: ExportRequest,
        client: string,
      ): Promise<Result<ExportOutcome>> => {
        const { exportId, endpoint: name } = request;
        if (!isExportEndpoint(name)) return refused(`There is no export '${name}'.`);
        const result = await running.run(client, exportId, (signal) => run(request, name, signal));
        if (result && !result.ok && result.problem.kind !== 'cancelled') {
          logger.warn('export.failed', { call: name, problem: result.problem.kind });
        }
        return result ?? refused(`The export id '${exportId}' is in use.`);
      },
      'exports.cancel': ({ exportId }: { readonly exportId: string }, client: string) => {
        running.cancel(client, exportId);
        return ok(undefined);
      },
    },
    /** Ends the exports of a window. */
    release: running.release,
    /** Ends all exports. */
    releaseAll: running.releaseAll,
    /** The downloads under way, as a sentence. */
    unfinished: () =>
      running.count() === 0 ? [] : [`${counted(running.count(), 'download')} will be cancelled.`],
  };
}
