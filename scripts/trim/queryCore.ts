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
