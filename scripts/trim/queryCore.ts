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
