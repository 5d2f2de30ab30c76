/** The words of the two decisions on a document (2I). */

export const APPROVE = {
  label: 'Approve',
  question: 'Are you sure you want to approve this document?',
  alert: 'Unable to approve document',
  done: 'Approved – Document successfully verified',
} as const;

export const DECLINE = {
  label: 'Decline',
  question: 'Choose at least one reason to decline this document.',
  alert: 'Unable to decline document',
  done: 'Declined – Document successfully declined',
} as const;
