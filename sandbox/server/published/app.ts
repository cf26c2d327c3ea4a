import type { components } from '#openapi/client.gen.ts'

type AppFields = Pick<
  components['schemas']['Settings'],
  'appIcon' | 'appTitle' | 'appSubtitle' | 'iosDownloadUrl' | 'androidDownloadUrl'
>

/** What a control call says of the partner's app. */
export type AppWishes = Readonly<AppFields>

/** The partner's app in the settings: named, and without an address until a control call gives one [MEMBER-09]. */
export function appOf(wishes: AppWishes): Required<AppFields> {
  return {
    appIcon: null,
    appTitle: 'Harbour Play',
    appSubtitle: 'Every match in your pocket',
    iosDownloadUrl: null,
    androidDownloadUrl: null,
    ...wishes,
  }
}
