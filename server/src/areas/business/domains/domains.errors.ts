import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const domainNotFound = defineRefusal('not_found', 'domain_not_found', 'You have no domain with this id');

export const notADomain = defineFieldRefusal(
  'not_a_domain',
  'not_a_domain',
  'expected a host name such as voice.example.com, without scheme, port and path',
);

export const ownHost = defineFieldRefusal('own_host', 'domain_is_own_host', 'this is the address of the installation');

export const domainExists = defineRefusal('conflict', 'domain_exists', '{{host}} is among your domains already');

export const tooManyDomains = defineRefusal(
  'conflict',
  'too_many_domains',
  'You have {{max}} domains, which is the limit; delete one first',
);

export const hostNotServed = defineRefusal(
  'not_found',
  'host_not_served',
  'No verified domain of this installation has this name',
);
