import type { paths } from './api.generated.ts';
import type { Method, RequestOptions, Transport } from './transport.ts';

type Verb = Lowercase<Method>;

/** Paths of the API document that have an operation of this method. */
type PathsOf<V extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<V, { responses: unknown }> ? P : never;
}[keyof paths];

type Operation<V extends Verb, P extends PathsOf<V>> = paths[P][V & keyof paths[P]];

/** JSON of an operation's success, one type for each; undefined for one without content. */
type AnswerOf<Op> = Op extends { responses: infer Responses }
  ? {
      [S in keyof Responses]: Responses[S] extends { content: { 'application/json': infer Json } } ? Json : undefined;
    }[keyof Responses]
  : never;

type ParametersOf<Op, In extends 'path' | 'query'> = Op extends { parameters: Record<In, infer Values> }
  ? Values
  : Op extends { parameters: Partial<Record<In, infer Values>> }
    ? Values
    : undefined;

/** An empty value is left out of a query. */
type Query<Values> = { [Name in keyof Values]: Values[Name] | '' | undefined };

type BodyOf<Content> = Content extends { 'application/json': infer Json }
  ? { body: Json }
  : Content extends { 'multipart/form-data': unknown }
    ? { body: FormData }
    : { body?: undefined };

type OptionsOf<Op> = Pick<RequestOptions, 'headers' | 'signal' | 'isAnonymous'> &
  (ParametersOf<Op, 'path'> extends infer Path extends object ? { path: Path } : { path?: undefined }) & {
    query?: Query<ParametersOf<Op, 'query'>>;
  } & (Op extends { requestBody: { content: infer Content } }
    ? BodyOf<Content>
    : Op extends { requestBody?: { content: infer Content } }
      ? Partial<BodyOf<Content>>
      : { body?: undefined });

/** Options may be left out where none is required. */
type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

type Call<V extends Verb> = <P extends PathsOf<V>>(
  path: P,
  ...rest: Rest<OptionsOf<Operation<V, P>>>
) => Promise<AnswerOf<Operation<V, P>>>;

/** A page of a list. A short list has one page and no cursor. */
export interface Page<Row> {
  data: Row[];
  next_cursor?: string | null;
}

/** Paths that answer lists, page after page. */
export type ListPath = {
  [P in PathsOf<'get'>]: AnswerOf<Operation<'get', P>> extends Page<unknown> ? P : never;
}[PathsOf<'get'>];

export type RowOf<P extends ListPath> = AnswerOf<Operation<'get', P>> extends { data: (infer Row)[] } ? Row : never;

export type ListQuery<P extends ListPath> = Query<ParametersOf<Operation<'get', P>, 'query'>>;

/** The API by its document: each path takes the parameters and body, and gives the answer, of its operation. */
export interface ApiClient {
  get: Call<'get'>;
  post: Call<'post'>;
  put: Call<'put'>;
  patch: Call<'patch'>;
  delete: Call<'delete'>;
  /** One page of a list: the first, or the one after `cursor`. */
  list<P extends ListPath>(
    path: P,
    options: { path?: object | undefined; query?: ListQuery<P> | undefined; cursor?: string; signal?: AbortSignal },
  ): Promise<Page<RowOf<P>>>;
  /** An answer read as it arrives, such as an event stream. */
  open<P extends PathsOf<'get'>>(path: P, ...rest: Rest<OptionsOf<Operation<'get', P>>>): Promise<Response>;
  /** The file that a POST answers with. */
  openPost<P extends PathsOf<'post'>>(path: P, ...rest: Rest<OptionsOf<Operation<'post', P>>>): Promise<Response>;
}

export function createApiClient(transport: Transport): ApiClient {
  const call =
    (method: Method) =>
    <Answer>(path: string, options: RequestOptions & { path?: object | undefined } = {}): Promise<Answer> =>
      transport.request(method, urlOf(path, options.path), options);
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    list: (path, { path: values, query, cursor, signal }) =>
      transport.request('GET', urlOf(path, values), { query: { ...query, cursor }, ...(signal && { signal }) }),
    open: (path, ...[options]) => transport.open('GET', urlOf(path, options?.path), options),
    openPost: (path, ...[options]) => transport.open('POST', urlOf(path, options?.path), options),
  };
}

/** Fills the `{name}` of a path. */
function urlOf(path: string, values: object = {}): string {
  const known = new Map<string, unknown>(Object.entries(values));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known.get(name))));
}
