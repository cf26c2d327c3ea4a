/** Milliseconds that an error stands over the page [SRV-10]. */
export const errorTime = 10_000
/** Milliseconds that a toast stands [SRV-10]. */
export const toastTime = 5_000
