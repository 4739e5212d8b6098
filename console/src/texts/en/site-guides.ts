/** Steps to add the embed code, by site builder; a line each. */
export const site_guides = {
  html: {
    name: 'Plain HTML',
    steps:
      'Open the HTML file of the page in an editor.\n' +
      'Paste the line directly before </body>.\n' +
      'Save and upload the file. Do the same for every page, or once in the shared footer.',
  },
  wordpress: {
    name: 'WordPress',
    steps:
      'With a block theme: Appearance, Editor, Patterns, Footer. Add the block “Custom HTML”, paste the line and save.\n' +
      'With a classic theme: Appearance, Widgets. Add “Custom HTML” to the footer, paste the line and save.\n' +
      'WordPress.com allows scripts on business plans only. Plugins that minify scripts must leave this one alone.\n' +
      'Empty the cache of your cache plugin.',
  },
  wix: {
    name: 'Wix',
    steps:
      'Open the dashboard of the site: Settings, Custom code (needs a paid plan with a domain).\n' +
      'Choose “Add custom code” under “Body – end” and paste the line.\n' +
      'Apply it to “All pages” and “Load code once”, then save.\n' +
      'Publish the site.',
  },
  squarespace: {
    name: 'Squarespace',
    steps:
      'Open Settings, Advanced, Code injection (needs a plan that has it).\n' +
      'Paste the line into “Footer”.\n' +
      'Save. The chat shows on the public site, not in the editor.',
  },
  shopify: {
    name: 'Shopify',
    steps:
      'Open Online store, Themes. Choose “Edit code” in the menu of the current theme.\n' +
      'Open layout/theme.liquid and paste the line directly before </body>.\n' +
      'Save and open the shop.',
  },
  webflow: {
    name: 'Webflow',
    steps:
      'Open the settings of the site: Custom code (needs a paid site plan).\n' +
      'Paste the line into “Footer code” and save.\n' +
      'Publish the site.',
  },
};
