import { resource } from '#src/api/resource.ts'

/** Bet codes: those made, by what they hold, and what those that were read hold. */
export const betCodesResource = resource('betCodes', [])
