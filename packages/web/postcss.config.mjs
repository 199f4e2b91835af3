import presetMantine from "postcss-preset-mantine";

/** Palettes of Mantine that nothing here uses. Their variables would be a tenth of the styles of each page. */
const unusedPalette = /^--mantine-color-(cyan|grape|green|indigo|lime|orange|pink|violet|yellow)-/;

const withoutUnusedPalettes = {
  postcssPlugin: "without-unused-palettes",
  Declaration(declaration) {
    if (unusedPalette.test(declaration.prop)) declaration.remove();
  },
};

export default { plugins: [presetMantine(), withoutUnusedPalettes] };
