/** Values of the network that a deployment may replace (1F). */
import { z } from 'zod';

/** One value as it goes over the wire, and how people call it. */
const catalogueEntry = z.object({ value: z.string(), label: z.string() });
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** Choices of filters and dialogs that the network does not list itself. */
export const catalogue = z.object({
  paymentTypes: z.array(catalogueEntry),
  /** Null means the companies the network lists. */
  paymentProviders: z.array(catalogueEntry).nullable(),
});
export type Catalogue = z.infer<typeof catalogue>;
