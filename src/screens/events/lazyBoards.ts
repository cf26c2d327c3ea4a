import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** The boards of hot betting, once they are opened. */
export const HotBetting = lazyPart(async () => (await import('./HotBetting.tsx')).HotBetting)
