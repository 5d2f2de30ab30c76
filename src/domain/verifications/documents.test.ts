import { describe, expect, it } from 'vitest';
import { docVerification } from '#contract/people/verifications.ts';
import { STAFF_ROLES } from '#domain/access/roles.ts';
import { isOffered } from '#domain/acts/act.ts';
import { DOCUMENT_ACTS } from '#domain/acts/areas/documents.ts';
import { personName } from '#domain/text/person-names.ts';
import { verifiedAddress } from './address.ts';
import {
  declaredFields,
  documentChanges,
  documentDecision,
  documentPictures,
  documentStatusLabel,
  documentsTitle,
  hasExpired,
  isUndecided,
  reasonsGiven,
} from './documents.ts';

const APPROVE = DOCUMENT_ACTS['document.approve'];
const request = (more: object = {}) => docVerification.parse({ id: 7, ...more });

describe('a document verification request', () => {
  it('has a title for each type', { tags: ['2I01'] }, () => {
    expect([documentsTitle('identity'), documentsTitle('address')]).toEqual([
      'Identity Verification',
      'Address Verification',
    ]);
  });

  it('is undecided without a status; approved is a check, any other an error', {
    tags: ['2I09', '2I10'],
  }, () => {
    expect(isUndecided(request({ status: '' }))).toBe(true);
    expect(documentStatusLabel(null)).toBeNull();
    expect(documentStatusLabel('approved')).toEqual({ text: 'Verified', tone: 'success' });
    expect(documentStatusLabel('declined')?.tone).toBe('danger');
    expect(documentStatusLabel('on_hold')).toEqual({ text: 'On hold', tone: 'danger' });
  });

  it('Approve is offered to admins alone, and only while it is not decided', {
    tags: ['2I11'],
  }, () => {
    expect(STAFF_ROLES.filter((role) => isOffered(APPROVE, request(), role))).toEqual(['admin']);
    expect(isOffered(APPROVE, request({ status: 'declined' }), 'admin')).toBe(false);
  });

  it('gives the chosen and the typed reasons, each once and none empty', {
    tags: ['2I15', '2I16'],
  }, () => {
    expect(reasonsGiven([], ' \n ')).toEqual([]);
    expect(reasonsGiven(['ID Expired'], 'ID Expired\n  A page is missing ')).toEqual([
      'ID Expired',
      'A page is missing',
    ]);
  });

  it('is decided once it has a status', () => {
    const statuses = ['approved', 'declined', 'on_hold', null];
    expect(statuses.map((status) => documentDecision(request({ status })))).toEqual([
      'Approved',
      'Declined',
      'On hold',
      null,
    ]);
  });

  const ada = {
    user: { name: 'Ada Obi', dob: '1988-11-20T00:00:00Z', full_address: '1 High St, Lagos' },
    data: { id_number: 'A1' },
    expiry_date: '2027-05-31T00:00:00Z',
  };

  it('shows what each type of document is held against, with the reason to decline', {
    tags: ['2I05', '2I06', '2I14', '2I15'],
  }, () => {
    const name = 'ID Name does not match account name';
    const rows = (type: 'identity' | 'address', of: object) =>
      declaredFields(type, request(of)).map(({ label, value, reason }) => [label, value, reason]);
    expect(rows('identity', ada)).toEqual([
      ['User Name', 'Ada Obi', name],
      ['Date of Birth', '1988-11-20', 'Incorrect Date of Birth'],
      ['National ID Number', 'A1', 'Incorrect ID Number'],
      ['Expiry Date', '2027-05-31', 'Incorrect ID Expiry date'],
    ]);
    expect(rows('address', ada)).toEqual([
      ['User Name', 'Ada Obi', name],
      ['Date of Birth', '1988-11-20', 'Incorrect Date of Birth'],
      ['Full Address', '1 High St, Lagos', null],
    ]);
    expect(rows('identity', {}).map(([, value]) => value)).toEqual([null, null, null, null]);
  });

  it('compares what was shown', () => {
    const seen = request(ada);
    expect(documentChanges(seen, { ...seen, expiry_date: '2027-05-31' })).toEqual([]);
    const pictures = {
      doc_image_url: '/a.png',
      photo_image_url: '/b.png',
      extra_image_url: '/c.png',
    };
    const changed = documentChanges(
      request(),
      request({ ...ada, ...pictures, status: 'approved' }),
    );
    const from = (label: string, kind: string, value: string) => ({
      label,
      before: { kind, value: null },
      after: { kind, value },
    });
    expect(changed).toEqual([
      from('Status', 'text', 'Verified'),
      from('User Name', 'text', 'Ada Obi'),
      from('Date of Birth', 'text', '1988-11-20'),
      from('National ID Number', 'text', 'A1'),
      from('Expiry Date', 'text', '2027-05-31'),
      from('Full Address', 'text', '1 High St, Lagos'),
      from('Document image', 'picture', '/a.png'),
      from('Selfie', 'picture', '/b.png'),
      from('Extra image', 'picture', '/c.png'),
    ]);
  });

  it('has a picture of the document, and of the person and a further one where sent', {
    tags: ['2I07', '2I21'],
  }, () => {
    expect(documentPictures(request({ doc_image_url: 'a', extra_image_url: 'c' }))).toEqual([
      { label: 'Document image', url: 'a' },
      { label: 'Extra image', url: 'c' },
    ]);
    expect(documentPictures(request())).toEqual([]);
  });

  it('has expired from the day after its expiry on', () => {
    const expired = (expiry_date: string | null) =>
      hasExpired(request({ expiry_date }), new Date('2026-11-21T08:00:00Z'));
    expect(['2026-11-20', '2026-11-20T00:00:00Z'].map(expired)).toEqual([true, true]);
    expect(['2026-11-21', '2026-02-30', null, 'soon'].map(expired)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [{ name: 'Ada Obi' }, 'Ada Obi'],
    [{ firstname: 'Ada', middlename: null, lastname: 'Obi' }, 'Ada Obi'],
    [{}, null],
  ])('names its person from %j', (user, name) => {
    expect(personName(request({ user }).user)).toBe(name);
  });

  it.each([
    [{ full_address: '1 High St, Lagos' }, '1 High St, Lagos'],
    [{ address: '1 High St', city: 'Lagos', country: 'NG' }, '1 High St, Lagos, NG'],
    [{}, null],
  ])('writes its address from %j', (user, address) => {
    expect(verifiedAddress(request({ user }).user)).toBe(address);
  });

  it.each([
    [{ comments: 'ID Expired' }, ['ID Expired']],
    [{ comments: null }, []],
    [{ comments: ['a', 7] }, ['a', '7']],
    [{ data: 'text', user: null }, []],
  ])('is read however it is written: %j', (wire, comments) => {
    expect(request(wire).comments).toEqual(comments);
  });
});
