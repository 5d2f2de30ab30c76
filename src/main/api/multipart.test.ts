import { expect, it } from 'vitest';
import { multipartBody } from './multipart.ts';

const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13]);

it('writes texts and files, byte for byte, as any server reads them', async () => {
  const { type, data: bytes } = await multipartBody({
    status: 'resolved',
    nothing: undefined,
    empty: null,
    evidence: { name: 'réponse.png', type: 'image/png', content: PIXELS.toString('base64') },
  });
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type },
  }).formData();
  expect([...form.keys()]).toEqual(['status', 'evidence']);
  expect(form.get('status')).toBe('resolved');
  const file = form.get('evidence') as File;
  expect([file.name, file.type]).toEqual(['réponse.png', 'image/png']);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PIXELS);
});
