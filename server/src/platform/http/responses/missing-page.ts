import type { FastifyReply, FastifyRequest } from 'fastify';

/** 404 page for browsers; programs get the error body. */
export interface MissingPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Answers a browser's request outside of the API with the page; false otherwise. */
export function sendMissingPage(page: MissingPage | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!page || !isForPerson(request)) return false;
  reply.code(404).headers(page.headers).header('vary', 'accept').type('text/html; charset=utf-8').send(page.html);
  return true;
}

function isForPerson({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/api(?:[/?]|$)/i.test(url) && /\btext\/html\b/i.test(headers.accept ?? '');
}
