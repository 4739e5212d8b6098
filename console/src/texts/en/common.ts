export const common = {
  actions: 'Actions',
  back: 'Back',
  cancel: 'Cancel',
  changed: 'Changed',
  choose_picture: 'Choose a picture',
  chosen: 'chosen',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copy_by_hand: 'Select and copy by hand',
  created: 'Created',
  delete: 'Delete',
  email: 'E-mail',
  kept_it: 'I have kept it',
  load_more: 'Load more',
  loading: 'Loading',
  needed: 'Please fill this in.',
  next: 'Next',
  no_picture: 'None',
  picture_hint: 'PNG, JPEG or WebP, at most 2 MiB. Saved at once.',
  save: 'Save',
  shown_once: 'This is shown once. Nobody can look it up later, so keep it somewhere safe now.',
  try_again: 'Try again',
};

export const faults = {
  internal: 'Something went wrong on the server. If it happens again, tell your administrator: {{requestId}}',
  missing_text: 'There is nothing at this address, or it is not there any more.',
  missing_title: 'Nothing here',
  page_title: 'This page could not be loaded',
  rate_limited: 'Too many tries in a short time. Please wait a moment.',
  rate_limited_for_one: 'Too many tries in a short time. Please wait a second.',
  rate_limited_for_other: 'Too many tries in a short time. Please wait {{count}} seconds.',
  signed_out: 'You are logged out. Please log in again.',
  to_start: 'To the start',
  unavailable: 'The server is busy or restarting. Please try again in a moment.',
  unexpected: 'Something unexpected went wrong in this page. Please reload it.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
};

export const roles = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  operator: 'Operator',
  viewer: 'Viewer',
};

export const role_texts = {
  owner: 'May do everything, also with other owners.',
  admin: 'May do everything but change owners.',
  editor: 'Builds agents and their tools.',
  operator: 'Answers people: chats, calls and bookings.',
  viewer: 'Looks, and changes nothing.',
};
