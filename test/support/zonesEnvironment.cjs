const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom whose tests choose the machine's time zone with `setTimeZone`. A test has only a copy of `process.env`.
 * Node changes its zone as soon as the real one changes, so a zone needs no process of its own.
 */
module.exports = class extends TestEnvironment {
  constructor(...config) {
    super(...config);
    this.zone = process.env.TZ;
    this.global.setTimeZone = (zone) => void (process.env.TZ = zone);
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};
