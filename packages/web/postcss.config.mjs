import presetMantine from "postcss-preset-mantine";

/**
 * Variables of Mantine that nothing here reads: of palettes, of variants of its own palettes, of shadows and headings. They would be a fifth
 * of the styles of each page. A test of the build finds one that is read after all.
 */
const unused = [
  /^--mantine-color-(cyan|grape|green|indigo|lime|orange|pink|violet|yellow)-/,
  /^--mantine-color-(dark|red|teal)-(filled|light|outline|text)/,
  /^--mantine-(shadow|h\d)-/,
];

const withoutUnusedVariables = {
  postcssPlugin: "without-unused-variables",
  Declaration(declaration) {
    if (unused.some((pattern) => pattern.test(declaration.prop))) declaration.remove();
  },
};

export default { plugins: [presetMantine(), withoutUnusedVariables] };
