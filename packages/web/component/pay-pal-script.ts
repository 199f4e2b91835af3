/** The part of PayPal's script that the page uses, with one button for each outcome. */
export const payPalScript = `
window.paypal = {
  Buttons(options) {
    const box = document.createElement("div");
    const add = (label, press) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.style.cssText = "display:block;width:100%;min-height:48px;margin-bottom:12px;border:0;border-radius:4px;background:#ffc439;color:#111;font-weight:600";
      button.onclick = press;
      box.append(button);
    };
    const approve = async (orderID) => {
      let again = false;
      await options.onApprove({ orderID }, { restart: () => { again = true; }, redirect() {} });
      if (again) box.dataset.restarted = "true";
    };
    const pay = async (then) => {
      try {
        await then(await options.createOrder({ paymentSource: "paypal" }, {}));
      } catch (error) {
        options.onError(new Error(String(error)));
      }
    };
    add("PayPal", () => pay(approve));
    add("Turn back at PayPal", () => pay(() => options.onCancel({}, {})));
    add("Break PayPal", () => options.onError(new Error("zoid destroyed all components")));
    return {
      isEligible: () => true,
      render: async (place) => {
        place.append(box);
        options.onInit({}, { enable: async () => {}, disable: async () => {} });
      },
      close: async () => box.remove(),
      updateProps: async () => {},
    };
  },
};
`;
