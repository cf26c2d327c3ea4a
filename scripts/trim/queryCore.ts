import type { Assumptions } from './assume.ts'

/**
 * Mutations: this client makes none through the query client, whose cache of them is empty and stays so. One that
 * is made all the same throws.
 */
export const queryClient: Assumptions = {
  edits: [
    [
      'import { MutationCache } from "./mutationCache.js";',
      'class MutationCache { clear() {} findAll() { return [] } resumePausedMutations() { return Promise.resolve([]) } }',
    ],
  ],
}

/** Nothing suspends (`useBaseQuery`), so that nothing is fetched while it is drawn; and types say what `enabled` may be. */
export const queryObserver: Assumptions = {
  edits: [
    [
      'const defaultedOptions = this.#client.defaultQueryOptions(options); const query = this.#client.getQueryCache().build(this.#client, defaultedOptions); let unsubscribe = () => {}; let resolveEarly; const cachePromise = new Promise((resolve) => { resolveEarly = resolve; unsubscribe = this.#client.getQueryCache().subscribe((event) => { if (event.type === "updated" && event.query.queryHash === query.queryHash && query.state.data !== void 0) { unsubscribe(); resolve(this.createResult(query, defaultedOptions)); } }); }); return Promise.race([query.fetch(defaultedOptions).then(() => { const result = this.createResult(query, defaultedOptions); resolveEarly?.(result); return result; }).finally(() => { unsubscribe(); }), cachePromise]);',
      'throw Error("left out of query-core: fetchOptimistic");',
    ],
    [
      'if (this.options.enabled !== void 0 && typeof this.options.enabled !== "boolean" && typeof this.options.enabled !== "function" && typeof resolveQueryValue(this.options.enabled, this.#currentQuery) !== "boolean") throw new Error("Expected enabled to be a boolean or a callback that returns a boolean");',
      '',
    ],
  ],
}

/** Queries that begin with nothing, and are kept nowhere else: one with initial data or a persister throws. */
export const query: Assumptions = {
  edits: [
    [
      'if (this.options.persister) return this.options.persister(queryFn, queryFnContext, this);',
      'if (this.options.persister) throw Error("left out of query-core: persister");',
    ],
    [
      'if (this.state && this.state.data === void 0) { const defaultState = getDefaultState(this.options); if (defaultState.data !== void 0) { this.setState(successState(defaultState.data, defaultState.dataUpdatedAt)); this.#initialState = defaultState; } }',
      'if (this.options.initialData !== void 0) throw Error("left out of query-core: initialData");',
    ],
    [
      'const data = typeof options.initialData === "function" ? options.initialData() : options.initialData; const hasData = data !== void 0; const initialDataUpdatedAt = hasData ? typeof options.initialDataUpdatedAt === "function" ? options.initialDataUpdatedAt() : options.initialDataUpdatedAt : 0;',
      'const data = void 0; const hasData = !1; const initialDataUpdatedAt = 0;',
    ],
  ],
}

/** The same of queries of pages, of which each but the first is asked for after the one before it. */
export const infiniteQueryBehavior: Assumptions = {
  edits: [
    [
      'const previous = direction === "backward"; const pageParamFn = previous ? getPreviousPageParam : getNextPageParam;',
      'const previous = !1; const pageParamFn = getNextPageParam;',
    ],
    ['direction: previous ? "backward" : "forward"', 'direction: "forward"'],
    ['const addTo = previous ? addToStart : addToEnd;', 'const addTo = addToEnd;'],
    [
      'if (context.options.persister) context.fetchFn = () => { return context.options.persister?.(fetchFn, { client: context.client, queryKey: context.queryKey, meta: context.options.meta, signal: context.signal }, query); }; else context.fetchFn = fetchFn;',
      'if (context.options.persister) throw Error("left out of query-core: persister"); context.fetchFn = fetchFn;',
    ],
  ],
}

/** So its observer: no page comes before those that are there, and who asks for one is thrown an error. */
export const infiniteQueryObserver: Assumptions = {
  edits: [
    ['this.fetchPreviousPage = this.fetchPreviousPage.bind(this);', ''],
    [
      'return this.fetch({ ...options, meta: { fetchMore: { direction: "backward" } } });',
      'throw Error("left out of query-core: fetchPreviousPage");',
    ],
    [
      'const isFetchPreviousPageError = isError && fetchDirection === "backward"; const isFetchingPreviousPage = isFetching && fetchDirection === "backward";',
      'const isFetchPreviousPageError = !1; const isFetchingPreviousPage = !1;',
    ],
    ['hasPreviousPage: hasPreviousPage(options, state.data),', 'hasPreviousPage: !1,'],
  ],
}

/**
 * Hooks of queries whose failures are shown beside what they are for, with a way to ask again: none is thrown, nothing
 * suspends, and nothing is restored from a store. What asks for one of these throws.
 */
export const useBaseQuery: Assumptions = {
  edits: [
    [
      'const isRestoring = useIsRestoring(); const errorResetBoundary = useQueryErrorResetBoundary();',
      'const isRestoring = !1;',
    ],
    [
      'ensureSuspenseTimers(defaultedOptions); ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query); useClearResetErrorBoundary(errorResetBoundary);',
      'if (defaultedOptions.suspense || defaultedOptions.throwOnError) throw Error("left out of react-query: suspense, throwOnError");',
    ],
    ['const query = client.getQueryCache().get(defaultedOptions.queryHash);', ''],
    [
      'if (shouldSuspend(defaultedOptions, result)) throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary); if (getHasError({ result, errorResetBoundary, throwOnError: defaultedOptions.throwOnError, query, suspense: defaultedOptions.suspense })) throw result.error;',
      '',
    ],
  ],
}
