/** The remittance companies of the network, as filters offer them. */
import { isReadable } from '#contract/wire/unreadable.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { REFERENCE } from './countries.ts';
import type { Option, OptionSource } from './filter.ts';

/**
 * A hook: the companies as choices, by their ids; none while they are not `wanted`. A failure is
 * shown once (2H27).
 */
export function useCompanyOptions(wanted = true): readonly Option[] {
  const companies = useEndpoint('thirdPartyCompanies.list', {}, { ...REFERENCE, enabled: wanted });
  useLoadReported(companies.error, 'Error loading third party companies');
  return (companies.data ?? [])
    .filter(isReadable)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Companies as choices. Servers count their ids or write UUIDs: none is without a digit. */
export const COMPANIES: OptionSource = {
  options: useCompanyOptions,
  written: /^(?=.*\d)\w[\w-]*$/u,
};
