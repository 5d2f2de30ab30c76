import { describe, expect, it, vi } from 'vitest';

vi.mock('zod', () => import('./no-zod.ts'));

describe('the contract in the page', () => {
  it('has its constants, although none of its schemas', async () => {
    const { ORDER_EVENTS } = await import('#contract/wire/realtime.ts');
    const { RIBBONS_REQUESTED } = await import('#contract/network/ribbons.ts');
    const { endpoints } = await import('#contract/wire/endpoints.ts');
    expect([ORDER_EVENTS[0], RIBBONS_REQUESTED]).toEqual(['connected', 10]);
    expect(endpoints['ribbons.list'].path).toBe('admin/ribbons/');
  });

  it('reads nothing: the main process has done so before', async () => {
    const { ribbon } = await import('#contract/network/ribbons.ts');
    expect(() => ribbon.parse({})).toThrow('The page reads nothing with Zod');
    expect(() => ribbon.safeParse({})).toThrow('The page reads nothing with Zod');
  });
});
