export const common = {
  all: 'All',
  actions: 'Actions',
  back: 'Back',
  cancel: 'Cancel',
  changed: 'Changed',
  choose_picture: 'Choose image',
  chosen: 'selected',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copy_by_hand: 'Select and copy manually',
  created: 'Created',
  delete: 'Delete',
  email: 'Email',
  kept_it: "I've saved it",
  load_more: 'Load more',
  loading: 'Loading',
  needed: 'This field is required.',
  next: 'Next',
  no_picture: 'None',
  picture_hint: 'PNG, JPEG or WebP, max 2 MiB. Saved immediately.',
  save: 'Save',
  shown_once: 'This is shown only once. Store it somewhere safe now.',
  try_again: 'Try again',
};

export const faults = {
  internal: 'Something went wrong on the server. If it keeps happening, send your administrator this ID: {{requestId}}',
  missing_text: 'This does not exist or has been deleted.',
  missing_title: 'Not found',
  page_title: 'This page could not be loaded',
  rate_limited: 'Too many attempts. Wait a moment and try again.',
  rate_limited_for_one: 'Too many attempts. Try again in 1 second.',
  rate_limited_for_other: 'Too many attempts. Try again in {{count}} seconds.',
  signed_out: 'You have been signed out. Please sign in again.',
  to_start: 'Go to start page',
  unavailable: 'The server is busy or restarting. Try again in a moment.',
  unexpected: 'Something went wrong on this page. Reload to try again.',
  unreachable: "Can't reach the server. Check your connection and try again.",
};

export const roles = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  operator: 'Operator',
  viewer: 'Viewer',
};

export const role_texts = {
  owner: 'Full access, including managing owners.',
  admin: 'Full access, except managing owners.',
  editor: 'Creates and edits agents and tools.',
  operator: 'Handles chats, calls and bookings.',
  viewer: 'Read-only access.',
};
