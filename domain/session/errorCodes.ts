/**
 * What went wrong, in groups: 0 network or server, 1 launch and session, 2 betting, 3 timeout,
 * 4 prebooking, 5 validation, 6 other.
 */
export const baseCodes = [0, 1, 2, 3, 4, 5, 6] as const

export type BaseCode = (typeof baseCodes)[number]

/** The codes that decide something before the first list, where the rest of the catalogue is not there yet. */
export const earlyCodes = { authenticationTimeout: 1002, tokenExpired: 1005, placeBetTooFast: 2054 } as const
