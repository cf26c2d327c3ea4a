/** The product's own name, where the partner gives its app none. */
export const productName = 'Slipway'

/** Under which the files of an installed client are served. */
const folder = '/v8/install'

interface Named {
  readonly name: string
  /** BCP 47 tag of the name. */
  readonly language: string
  readonly theme: string
  readonly background: string
}

/**
 * The manifest of the client as an app. Its id is the same under every name, so that a device has it once.
 * @param origin before every address: empty in the file that is served, which browsers read from where it is
 */
export function manifestOf({ name, language, theme, background }: Named, origin = ''): object {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${origin}${folder}/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `${origin}/v8/`,
    name,
    short_name: name,
    lang: language,
    dir: 'auto',
    start_url: `${origin}/v8/`,
    scope: `${origin}/v8/`,
    display: 'standalone',
    theme_color: theme,
    background_color: background,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
}

export const manifestFile = `${folder}/manifest.webmanifest`
export const touchIcon = `${folder}/icon-192.png`
