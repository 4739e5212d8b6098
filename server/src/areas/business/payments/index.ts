export type {
  PaidObject,
  PaymentFact,
  PaymentProvider,
  PaymentProviders,
  PaymentRequest,
} from './payment-provider.ts';
