import babel from '@rolldown/plugin-babel'

/** Lingui's macros are expanded by Babel, and only in the files that import them. */
export const linguiMacros = babel({
  presets: [
    {
      preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
      rolldown: { filter: { code: /from ['"]@lingui\/(core|react)\/macro['"]/ } },
    },
  ],
})
